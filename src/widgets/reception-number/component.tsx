import { groupsOfFour } from '../../model/groups-of-four.ts';
import type { BlockWidgetProps } from '../../runtime/contract/widget-props.ts';
import { ReferenceNumber } from '../../ui/reference-number.tsx';

export default function ReceptionNumberWidget({ options }: BlockWidgetProps) {
  const { 'reception-number': value = '', label } = options as { 'reception-number'?: string; label: string };
  return <ReferenceNumber label={label} value={value} shown={groupsOfFour(value)} />;
}
