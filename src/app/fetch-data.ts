/** Fetches a generated JSON file below `/svc/data/`. Throws when it is missing; the caller shows the fatal message. */
export async function fetchData<Data>(path: string, options?: Pick<RequestInit, 'cache' | 'signal'>): Promise<Data> {
  const url = `${import.meta.env.BASE_URL}data/${path}`;
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Data;
}
