import { cover, tasksOf } from '../generated/journeys/cover.ts';
import { readPortalModel } from '../generated/journeys/portal-model.ts';
import { test } from '../harness/test.ts';

const model = readPortalModel();
const edgesOf = (service: string) =>
  model.graph.edges.filter(({ from }) => model.node(from).service === service).length;
const [smallest] = [...tasksOf(model)].sort((one, other) => edgesOf(one.service) - edgesOf(other.service));

test.use({ expectedComplaint: /./u });

test('a sample of the journeys made from the flow graph: what half a minute reaches of the smallest service (all of them: npm run walks)', async ({
  page,
  portal,
}) => {
  if (smallest === undefined) throw new Error('no service');
  test.setTimeout(90_000);
  await cover(model, smallest, { page, portal, seconds: 30, names: [], isAgain: false });
});
