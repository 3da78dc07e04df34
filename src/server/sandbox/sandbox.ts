import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Jobs } from '../kernel/jobs/jobs.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import type { Settings } from '../kernel/portal/settings.ts';
import type { StandIn } from '../kernel/portal/stand-in.ts';
import { registerAgency } from './agency.ts';
import { callObserver } from './call-observer.ts';
import { mayDraw } from './faults.ts';
import { type Listening, startOutsideSites } from './outside-sites.ts';
import { sandboxRegister } from './people/copies.ts';
import { readPersonas } from './people/read-personas.ts';
import { registerSandbox } from './register-sandbox.ts';
import { sandboxMailer } from './sandbox-mailer.ts';
import { createSandboxOffice } from './sandbox-office.ts';
import { sandboxSigning } from './sandbox-signing.ts';

interface Parts {
  readonly modules: Parameters<typeof readPersonas>[0];
  readonly standIns: readonly StandIn[];
  readonly listening: Listening;
}

/** A portal without anything real around it: its own for each port, sample people, and the other halves of the services. */
export async function createSandbox({ modules, standIns, listening }: Parts) {
  const personas = await readPersonas(modules);
  const office = createSandboxOffice();
  return {
    ports: { register: sandboxRegister, mailer: sandboxMailer, signing: sandboxSigning, backOffice: office },
    observer: callObserver,
    mayDraw,
    /** Returns the addresses of the sites outside the portal, for whoever asks. */
    async plugIn(app: FastifyInstance, portal: Portal, jobs: Jobs): Promise<(request: FastifyRequest) => Settings> {
      await app.register(async (own) => {
        registerSandbox(own, { ...portal, personas }, jobs, standIns);
        registerAgency(own, portal, office);
      });
      return startOutsideSites(app, portal, standIns, listening);
    },
  };
}
