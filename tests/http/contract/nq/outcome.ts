import { bodyOf, type Client, type Reply } from '../client.ts';
import { path } from './apply-journey.ts';

export const outcome = ({ resultCode, errors }: Reply) => errors[0]?.errorCode ?? resultCode;

/** What is begun and what is filed, as the list of the qualification tells it. */
export const listed = async (client: Client) =>
  bodyOf<{ drafts: { draftId: string; isOutdated: boolean }[]; applications: { applyingId: string }[] }>(
    client.call('nqDraftList', { qualificationId: path.qualificationId }),
  );
