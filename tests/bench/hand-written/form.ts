import { useCallback, useState } from 'react';

export type Texts = Readonly<Record<string, string>>;

/** What is typed (kept in session storage at every change) and what is wrong with it. */
export function useForm(key: string, check: (values: Texts) => Texts) {
  const [values, setValues] = useState<Texts>(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  const [errors, setErrors] = useState<Texts>({});
  const [refusals, setRefusals] = useState(0);
  const onValue = useCallback(
    (name: string, value: string) => {
      setValues((before) => {
        const after = { ...before, [name]: value };
        sessionStorage.setItem(key, JSON.stringify(after));
        return after;
      });
      setErrors((before) => {
        if (before[name] === undefined) return before;
        const { [name]: _, ...others } = before;
        return others;
      });
    },
    [key],
  );
  /** True: all is in order. */
  const accepted = () => {
    const found = check(values);
    setErrors(found);
    const bad = Object.keys(found).length > 0;
    if (bad) setRefusals((count) => count + 1);
    return !bad;
  };
  return { values, errors, refusals, onValue, accepted };
}
