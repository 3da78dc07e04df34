import type { Problem } from '../../model/problem.ts';
import { pathParameters } from '../shape/route-path.ts';
import type { CheckSources } from './names.ts';

/** The server leads to screens by name (receipts, mails, cards): each must be there, with the values that it passes. */
export function misservedScreens({ served, loaded }: CheckSources): readonly Problem[] {
  // The names of what cannot be read are unknown.
  if (loaded.unread) return [];
  return served.flatMap(({ screen, values, at }) => {
    const found = loaded.screens.find((entry) => entry.screen.routes.some(({ name }) => name === screen))?.screen;
    const tell = (message: string): Problem => ({ rule: 'name/served', severity: 'error', place: at, message });
    if (found === undefined) {
      return tell(
        `サーバーが、画面「${screen}」に案内しています（控え、メール、「やること」など）。その名前の画面がありません。名前を戻すか、サーバーの名前も直してください。`,
      );
    }
    const route = found.routes.find(({ name }) => name === screen);
    const known = [...pathParameters(route?.path ?? ''), ...found.url].map(({ name }) => name);
    const missing = pathParameters(route?.path ?? '').filter(
      ({ name, optional }) => !optional && !values.includes(name),
    );
    return [
      ...values
        .filter((value) => !known.includes(value))
        .map((value) =>
          tell(
            `サーバーが、画面「${screen}」に「${value}」を渡しています。その画面の path にも url にもありません。名前を戻すか、サーバーの名前も直してください。`,
          ),
        ),
      ...missing.map(({ name }) =>
        tell(`サーバーが、画面「${screen}」に「${name}」を渡していません。サーバーの住所に、その値を足してください。`),
      ),
    ];
  });
}
