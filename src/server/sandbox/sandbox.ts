import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../kernel/jobs/jobs.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import type { Settings } from '../kernel/portal/settings.ts';
import { registerLoginReturn } from '../pages/login-return.ts';
import { registerAgency } from './agency.ts';
import { callObserver } from './call-observer.ts';
import { mayDraw } from './faults.ts';
import { loadStandIns } from './load-stand-ins.ts';
import { type Listening, startOutsideSites } from './outside-sites.ts';
import { enterSample } from './people/enter-sample.ts';
import { readPersonas } from './people/read-personas.ts';
import { sandboxIdentity } from './people/sample-login.ts';
import { registerSandbox } from './register-sandbox.ts';
import { sandboxMailer } from './sandbox-mailer.ts';
import { createSandboxOffice } from './sandbox-office.ts';
import { sandboxRegister } from './sandbox-register.ts';
import { sandboxSigning } from './sandbox-signing.ts';

/** Where the catalogue names no card app. */
const cardApp = {
  'login.androidLink': 'login.card-app.invalid/start',
  'login.universalLink': '/sandbox/app/login',
} as const;

interface Parts {
  readonly database: Database;
  readonly modules: Parameters<typeof readPersonas>[0];
  /** The same, in the order in which the home page shows the services. */
  readonly byCard: Parameters<typeof loadStandIns>[0];
  readonly listening: Listening;
  now(): Date;
}

/** A portal without anything real around it: its own for each port, sample people, and the other halves of the services. */
export async function createSandbox({ database, modules, byCard, listening, now }: Parts) {
  const personas = await readPersonas(modules);
  const standIns = await loadStandIns(byCard);
  const office = createSandboxOffice();
  const identity = sandboxIdentity(personas, database, now);
  return {
    ports: {
      identity,
      register: sandboxRegister(database, standIns),
      mailer: sandboxMailer(database),
      signing: sandboxSigning(database),
      backOffice: office,
    },
    withStandIns(settings: Settings): Settings {
      const unnamed = Object.entries(cardApp).filter(([name]) => (settings[name] ?? '') === '');
      return { ...settings, ...Object.fromEntries(unnamed) };
    },
    observer: callObserver,
    mayDraw,
    /** Returns the addresses of the sites outside the portal, for whoever asks. */
    async plugIn(app: FastifyInstance, portal: Portal, jobs: Jobs): Promise<(request: FastifyRequest) => Settings> {
      await app.register(async (own) => {
        const sampled = { ...portal, personas, standIns };
        registerSandbox(own, sampled, jobs);
        if (portal.identity === identity)
          registerLoginReturn(own, portal, identity, (request, reply, { person, copy }) =>
            enterSample(sampled, request, reply, { person, held: copy, copyKey: null }),
          );
        registerAgency(own, portal, office);
      });
      return startOutsideSites(app, portal, standIns, listening);
    },
  };
}
