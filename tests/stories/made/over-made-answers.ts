import type { Project } from '../../../src/model/project.ts';
import type { Driver } from '../../../src/stories/driver.ts';
import { openBrowser } from '../../runtime/browser.ts';
import { inProcess } from '../in-process/driver.ts';
import { readContracts } from './made-calls.ts';
import { madePortal } from './made-portal.ts';
import { readLogins } from './people.ts';

/** Nothing here takes time but what the run-time does itself: what has not come after so many turns does not come. */
const looks = 40;
const turn = 3;

/** Opens tabs without a picture over made answers, each with a portal of its own. `openTab`: opens it with each page load. */
export function overMadeAnswers(project: Project): (openTab?: typeof openBrowser) => Driver {
  const contracts = readContracts(project);
  const logins = readLogins();
  return (openTab = openBrowser) => {
    const driver = inProcess(project, 'https://portal.example', openTab, madePortal(project, contracts, logins));
    return {
      ...driver,
      patience: 0,
      leastLooks: looks,
      async pause() {
        await driver.pause();
        await new Promise((resolve) => setTimeout(resolve, turn));
      },
    };
  };
}
