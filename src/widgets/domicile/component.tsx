import { useEffect } from 'react';
import * as domicileWording from '../../../build/wording/domicile.ts';
import { normaliseFreeText } from '../../forms/normalise/free-text.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { LineField } from '../../ui/line-field.tsx';
import { useElsewhere } from './elsewhere.ts';
import type { widget } from './widget.ts';

export default function DomicileWidget(props: FieldWidgetProps<OptionsOf<typeof widget>>) {
  const { name, texts, value, hold, widgetOptions } = props;
  const elsewhere = useElsewhere(String(widgetOptions.prefecture ?? ''), String(value ?? ''));
  const says = elsewhere === null ? '' : domicileWording.elsewhere(elsewhere);
  useEffect(() => {
    hold(name, says);
    return () => hold(name, '');
  }, [hold, name, says]);
  return (
    <div className="ui-flow">
      {/* No browser keeps a domicile. */}
      <LineField {...props} tidy={normaliseFreeText} autoComplete="off" />
      <p className="ui-field-state" role="status">
        {texts.error === '' && says}
      </p>
    </div>
  );
}
