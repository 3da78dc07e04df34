import { proveDrafts } from './prove-drafts.ts';

proveDrafts(1605);
