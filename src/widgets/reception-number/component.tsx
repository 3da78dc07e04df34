import { groupsOfFour } from '../../model/groups-of-four.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { BlockWidgetProps } from '../../runtime/contract/widget-props.ts';
import { ReferenceNumber } from '../../ui/reference-number.tsx';
import type { widget } from './widget.ts';

export default function ReceptionNumberWidget({ options }: BlockWidgetProps<OptionsOf<typeof widget>>) {
  const { 'reception-number': value = '', label } = options;
  return <ReferenceNumber label={label ?? ''} value={value} shown={groupsOfFour(value)} />;
}
