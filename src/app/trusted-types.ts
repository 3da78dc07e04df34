/** The part of the Trusted Types interface used here; browsers without it take plain strings. */
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

/** A named policy; its name stands in the `trusted-types` list of the page's policy header. Create each only once. */
export function createPolicy(name: string, rules: Rules): Policy {
  const plain: Policy = {
    createScript: (text) => rules.createScript?.(text) ?? '',
    createScriptURL: (url) => rules.createScriptURL?.(url) ?? '',
  };
  return window.trustedTypes?.createPolicy(name, rules) ?? plain;
}
