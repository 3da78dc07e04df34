import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../kernel/jobs/jobs.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import type { Settings } from '../kernel/portal/settings.ts';
import { registerAgency } from './agency.ts';
import { callObserver } from './call-observer.ts';
import { mayDraw } from './faults.ts';
import { loadStandIns } from './load-stand-ins.ts';
import { type Listening, startOutsideSites } from './outside-sites.ts';
import { readPersonas } from './people/read-personas.ts';
import { registerSandbox } from './register-sandbox.ts';
import { sandboxMailer } from './sandbox-mailer.ts';
import { createSandboxOffice } from './sandbox-office.ts';
import { sandboxRegister } from './sandbox-register.ts';
import { sandboxSigning } from './sandbox-signing.ts';

interface Parts {
  readonly database: Database;
  readonly modules: Parameters<typeof readPersonas>[0];
  /** The same, in the order in which the home page shows the services. */
  readonly byCard: Parameters<typeof loadStandIns>[0];
  readonly listening: Listening;
}

/** A portal without anything real around it: its own for each port, sample people, and the other halves of the services. */
export async function createSandbox({ database, modules, byCard, listening }: Parts) {
  const personas = await readPersonas(modules);
  const standIns = await loadStandIns(byCard);
  const office = createSandboxOffice();
  return {
    ports: {
      register: sandboxRegister(database, standIns),
      mailer: sandboxMailer(database),
      signing: sandboxSigning(database),
      backOffice: office,
    },
    observer: callObserver,
    mayDraw,
    /** Returns the addresses of the sites outside the portal, for whoever asks. */
    async plugIn(app: FastifyInstance, portal: Portal, jobs: Jobs): Promise<(request: FastifyRequest) => Settings> {
      await app.register(async (own) => {
        registerSandbox(own, { ...portal, personas, standIns }, jobs);
        registerAgency(own, portal, office);
      });
      return startOutsideSites(app, portal, standIns, listening);
    },
  };
}
