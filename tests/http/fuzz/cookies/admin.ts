import { administratorLogsIn } from '../../contract/admin/client.ts';

export const cookie = async (origin: string) => (await administratorLogsIn(origin)).cookie;
