// chunk: late
/** The part of the Trusted Types API used here; browsers without it accept plain strings. */
interface Rules {
  readonly createScript?: (text: string) => string;
  readonly createScriptURL?: (url: string) => string;
}
interface Policy {
  createScript(text: string): string;
  createScriptURL(url: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Rules): Policy;
}

declare global {
  interface Window {
    readonly trustedTypes?: Factory;
  }
}

/** Creates a named policy, once per name. The name must be in the `trusted-types` list of the page's Content-Security-Policy header. */
export function createPolicy(name: string, rules: Rules): Policy {
  const plain: Policy = {
    createScript: (text) => rules.createScript?.(text) ?? '',
    createScriptURL: (url) => rules.createScriptURL?.(url) ?? '',
  };
  return window.trustedTypes?.createPolicy(name, rules) ?? plain;
}
