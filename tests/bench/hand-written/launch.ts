export interface Launch {
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly finishUrl: string;
  readonly processId: string;
  readonly progress: number;
  readonly step: number;
}

const names = [
  'returnUrl',
  'cancelUrl',
  'finishUrl',
  'processId',
  'sinseiTetuzukiSyubetuCd',
  'progress',
  'step',
] as const;
const key = 'launch';

/** The calling service's data, or the code of the first check that fails. */
export function readLaunch(): Launch | string {
  const query = new URLSearchParams(location.search);
  const given = query.has('returnUrl') ? Object.fromEntries(query) : stored();
  const missing = names.findIndex((name) => !given[name]);
  if (missing !== -1) return `F0010${missing + 1}`;
  if (!/^[0-9]+$/.test(given.progress ?? '')) return 'F00108';
  if (!/^[0-9]+$/.test(given.step ?? '')) return 'F00109';
  const [progress, step] = [Number(given.progress), Number(given.step)];
  if (step > progress) return 'F00110';
  for (const [index, name] of (['returnUrl', 'cancelUrl', 'finishUrl'] as const).entries()) {
    if (!URL.canParse(given[name] ?? '') || new URL(given[name] ?? '').origin !== location.origin)
      return `F0011${index + 1}`;
  }
  if (given.processId !== '000' && given.processId !== '001') return 'F00116';
  sessionStorage.setItem(key, JSON.stringify({ value: given, expiresAt: Date.now() + 3_600_000 }));
  localStorage.setItem(key, JSON.stringify({ value: given, expiresAt: Date.now() + 3_600_000 }));
  return { ...(given as unknown as Launch), progress, step };
}

function stored(): Record<string, string | undefined> {
  try {
    const { value, expiresAt } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return expiresAt > Date.now() ? value : {};
  } catch {
    return {};
  }
}
