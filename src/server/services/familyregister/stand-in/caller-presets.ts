/** Parameters with which the sample calling service launches the wizard; missing ones are not sent. */
export type LaunchValues = { readonly [name: string]: string };

export const launchNames = [
  'returnUrl',
  'cancelUrl',
  'finishUrl',
  'processId',
  'sinseiTetuzukiSyubetuCd',
  'progress',
  'step',
] as const;

export interface Preset {
  readonly id: string;
  readonly title: string;
  readonly change: (values: LaunchValues) => LaunchValues;
}

/** A launch that passes every check, with offline submission switched off. */
export function usualLaunch(origin: string): LaunchValues {
  return {
    returnUrl: `${origin}/sandbox/caller/returned`,
    cancelUrl: `${origin}/sandbox/caller/cancelled`,
    finishUrl: `${origin}/sandbox/caller/finished`,
    processId: '001',
    sinseiTetuzukiSyubetuCd: 'S0001',
    progress: '5',
    step: '2',
  };
}

const without =
  (name: string) =>
  (values: LaunchValues): LaunchValues =>
    Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

const withValue =
  (name: string, value: string) =>
  (values: LaunchValues): LaunchValues => ({ ...values, [name]: value });

const foreign = 'https://other-site.invalid/back';

export const presets: readonly Preset[] = [
  { id: 'online', title: 'オンラインだけ（processId 001）', change: (values) => values },
  { id: 'offline', title: '窓口も選べる（processId 000）', change: withValue('processId', '000') },
  ...launchNames.map((name) => ({ id: `no-${name}`, title: `${name} がない`, change: without(name) })),
  { id: 'progress-text', title: 'progress が数字でない', change: withValue('progress', 'five') },
  { id: 'step-text', title: 'step が数字でない', change: withValue('step', 'two') },
  { id: 'step-above', title: 'step が progress より大きい', change: withValue('step', '6') },
  { id: 'foreign-return', title: 'returnUrl が別のサイト', change: withValue('returnUrl', foreign) },
  { id: 'foreign-cancel', title: 'cancelUrl が別のサイト', change: withValue('cancelUrl', foreign) },
  { id: 'foreign-finish', title: 'finishUrl が別のサイト', change: withValue('finishUrl', foreign) },
  { id: 'unknown-process', title: 'processId が一覧にない（002）', change: withValue('processId', '002') },
];
