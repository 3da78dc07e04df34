import { useEffect } from 'react';
import { normaliseFreeText } from '../../forms/normalise/free-text.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { LineField } from '../../ui/line-field.tsx';
import { useElsewhere } from './elsewhere.ts';
import type { widget } from './widget.ts';

export default function DomicileWidget(props: FieldWidgetProps<OptionsOf<typeof widget>>) {
  const { name, texts, value, hold, widgetOptions } = props;
  const says = useElsewhere(String(widgetOptions.prefecture ?? ''), String(value ?? ''));
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
