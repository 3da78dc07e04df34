import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { refuseComplaints } from './complaints.ts';

// What a module registers when it is loaded would hold for the first file of a worker only.
afterEach(cleanup);
refuseComplaints();

document.head.replaceChildren();
document.body.replaceChildren();
sessionStorage.clear();
localStorage.clear();
history.replaceState(null, '', '/');
