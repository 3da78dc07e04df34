import type { StandIn } from '../../../kernel/portal/stand-in.ts';
import { callerPath, registerCaller, title } from './caller.ts';

export const standIn: StandIn = {
  entry: { path: callerPath, title, says: 'ほかのサービスから手続きを始めるところを試します。' },
  pages: registerCaller,
};
