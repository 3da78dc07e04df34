import { describe, expect, it } from 'vitest';
import { innerWidgets } from '../../../src/forms/data-form/inner-widgets.ts';
import { tokenOf, usualTokens } from '../../../src/forms/data-form/token-of.ts';
import type { WidgetKind } from '../../../src/model/vocabulary.ts';
import { text } from './forms.ts';

describe('what a field asks of the person', () => {
  it.each(Object.keys(innerWidgets))('%s asks what it asks in screens, where nothing is written', async (name) => {
    const { widget } = (await import(`../../../src/widgets/${name}/widget.ts`)) as { readonly widget: WidgetKind };
    const { autocomplete } = widget.options.properties ?? {};
    expect(usualTokens[name]).toBe(autocomplete?.default);
  });

  it('what is written wins, and off asks nothing', () => {
    expect(tokenOf(text('a'))).toBeUndefined();
    expect(tokenOf(text('a', { autocomplete: 'family-name' }))).toBe('family-name');
    expect(tokenOf(text('a', { widget: 'phone' }))).toBe('tel');
    expect(tokenOf(text('a', { widget: 'phone', autocomplete: 'work tel' }))).toBe('work tel');
    expect(tokenOf(text('a', { widget: 'phone', autocomplete: 'off' }))).toBeUndefined();
  });
});
