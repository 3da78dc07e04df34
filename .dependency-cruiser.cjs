/** What each folder of src may import, and each room of a folder (docs/decisions/0021-rooms.md). `scripts/layers.ts` runs it. */
const own = (folder) => `^src/${folder}/`;

/** What it says of the options, the run-time takes as types: see `descriptors-as-types`. */
const stepDescriptor = '^src/steps/[^/]+/step\\.ts$';

/** @type {Record<string, string[]>} folder -> folders it may import, its own aside */
const layers = {
  model: [],
  ui: [],
  expressions: ['model'],
  forms: ['model', 'expressions'],
  load: ['model', 'expressions', 'forms'],
  flow: ['model', 'expressions', 'load'],
  lint: ['model', 'expressions', 'load', 'flow'],
  stories: ['model', 'load', 'runtime'],
  runtime: ['model', 'expressions', 'forms'],
  draw: ['model', 'runtime', 'forms', 'ui'],
  render: ['model', 'runtime', 'forms', 'ui', 'draw'],
  app: ['model', 'runtime', 'render', 'draw', 'ui'],
  static: ['model', 'expressions', 'forms', 'runtime', 'ui', 'draw', 'render', 'app'],
  'schema-forms': ['model'],
  server: ['model', 'forms', 'expressions', 'schema-forms'],
};

const layerRules = Object.entries(layers).map(([folder, allowed]) => ({
  name: `layer-${folder}`,
  comment: `${folder} may import ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')}`,
  severity: 'error',
  from: { path: own(folder) },
  to: {
    path: '^(src|scripts|tests)/',
    pathNot: [own(folder), ...allowed.map(own), ...(folder === 'runtime' ? [stepDescriptor] : [])],
  },
}));

/** @type {Record<string, string[]>} folder -> its rooms, the bottom first: a room imports only itself and those before it */
const rooms = {
  load: [
    'files',
    'yaml',
    'blocks',
    'steps',
    'walk',
    'shape',
    'template',
    'gather',
    'names',
    'type-check',
    'editor',
    'again',
  ],
  flow: ['graph', 'parts', 'conditions', 'paths', 'filed', 'analysis'],
  runtime: [
    'contract',
    'values',
    'storage',
    'calls',
    'dialogs',
    'navigation',
    'known',
    'core',
    'run',
    'flow',
    'fields',
    'screen',
    'portal',
  ],
  server: ['db', 'ports', 'kernel', 'common', 'desk', 'services', 'pages', 'sandbox'],
  'server/kernel': [
    'time',
    'log',
    'people',
    'sessions',
    'page',
    'contract',
    'audit',
    'switches',
    'portal',
    'calls',
    'jobs',
    'metrics',
  ],
};

/** @type {Record<string, string[]>} what stands on top of the rooms */
const roofs = {
  load: ['load-project', 'remember-project', 'ship', 'loader-rules'],
  server: ['create-server', 'fill-made-up', 'modules', 'open-portal-database', 'portal-migrations', 'tell-at-start'],
};

const roomRules = Object.entries(rooms).flatMap(([folder, names]) => [
  ...names.map((room, floor) => ({
    name: `room-${folder.replace('/', '-')}-${room}`,
    comment: `${folder}/${room} may import of ${folder}: ${names.slice(0, floor + 1).join(', ')}`,
    severity: 'error',
    from: { path: own(`${folder}/${room}`) },
    to: { path: own(folder), pathNot: own(`${folder}/(${names.slice(0, floor + 1).join('|')})`) },
  })),
  {
    name: `room-${folder.replace('/', '-')}`,
    comment: `every file of ${folder} stands in one of its rooms: ${names.join(', ')}`,
    severity: 'error',
    from: {},
    to: {
      path: own(folder),
      pathNot: [own(`${folder}/(${names.join('|')})`), `^src/${folder}/(${(roofs[folder] ?? ['-']).join('|')})\\.ts$`],
    },
  },
]);

module.exports = {
  forbidden: [
    ...layerRules,
    ...roomRules,
    {
      name: 'services-apart',
      comment:
        'no service of the server knows another: what several need is in common/, and lists of all are handed on by create-server.ts',
      severity: 'error',
      from: { path: '^src/server/services/([^/]+)/' },
      to: { path: '^src/server/services/', pathNot: '^src/server/services/$1/' },
    },
    {
      name: 'services-found',
      comment:
        'services are found by `modules.ts`: nothing else of the portal names one, so that each can be taken out',
      severity: 'error',
      // The command belongs to the sample administration.
      from: { path: '^(src/server/(pages/|sandbox/|[^/]+\\.ts$)|scripts/)', pathNot: '^scripts/administrator\\.ts$' },
      to: { path: '^src/server/services/' },
    },
    {
      name: 'sandbox-plugged-in',
      comment:
        'what is made up is loaded where the sandbox is on, and not imported: a portal without it has nothing of it (decision 62)',
      severity: 'error',
      from: {
        path: '^src/server/([^/]+\\.ts$|(services|common)/[^/]+/)',
        pathNot: '^src/server/(services|common)/[^/]+/stand-in/',
      },
      to: {
        path: '^src/server/(sandbox|(services|common)/[^/]+/stand-in)/',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'knobs-in-the-sandbox',
      comment:
        'how the registers are to behave for sample people is read by the sandbox and by stand-in/ alone: a service knows what a register says (decision 62)',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: '^src/server/(sandbox/|(services|common)/[^/]+/stand-in/|kernel/portal/stand-in\\.ts$)',
      },
      to: { path: '^src/server/kernel/(people/sample-record|portal/stand-in)\\.ts$' },
    },
    {
      name: 'common-apart',
      comment: 'of what several services need, cards and signatures draw images, and signatures are given with cards',
      severity: 'error',
      from: { path: '^src/server/common/([^/]+)/', pathNot: '^src/server/common/tax/' },
      to: { path: '^src/server/common/', pathNot: '^src/server/common/($1|images|cards)/' },
    },
    {
      name: 'common-tax',
      comment: 'what the tax services share hands over under a number, and mails its receipt',
      severity: 'error',
      from: { path: '^src/server/common/tax/' },
      to: { path: '^src/server/common/', pathNot: '^src/server/common/(tax|receipts|mail)/' },
    },
    {
      name: 'layer-step-descriptor',
      comment: 'steps/<kind>/step.ts may import model',
      severity: 'error',
      from: { path: '^src/steps/[^/]+/step\\.ts$' },
      to: { path: '^(src|scripts|tests)/', pathNot: own('model') },
    },
    {
      name: 'layer-step-runner',
      comment: 'steps/<kind>/run.ts and what stands beside it may import model, runtime and their own folder',
      severity: 'error',
      from: { path: '^src/steps/([^/]+)/', pathNot: '/step\\.ts$' },
      to: { path: '^(src|scripts|tests)/', pathNot: [own('model'), own('runtime'), '^src/steps/$1/'] },
    },
    {
      name: 'layer-block-descriptor',
      comment: 'blocks/<kind>/block.ts may import model and its own folder',
      severity: 'error',
      from: { path: '^src/blocks/([^/]+)/block\\.ts$' },
      to: { path: '^(src|scripts|tests)/', pathNot: [own('model'), '^src/blocks/$1/'] },
    },
    {
      name: 'layer-blocks',
      comment: 'a block may import model, runtime, forms, ui, draw and its own folder; never another block',
      severity: 'error',
      from: { path: '^src/blocks/([^/]+)/' },
      to: {
        path: '^(src|scripts|tests)/',
        pathNot: [own('model'), own('runtime'), own('forms'), own('ui'), own('draw'), '^src/blocks/$1/'],
      },
    },
    {
      name: 'layer-widgets',
      comment: 'a widget may import model, runtime, forms, ui and its own folder; never another widget',
      severity: 'error',
      from: { path: '^src/widgets/([^/]+)/' },
      to: {
        path: '^(src|scripts|tests)/',
        pathNot: [own('model'), own('runtime'), own('forms'), own('ui'), '^src/widgets/$1/'],
      },
    },
    {
      name: 'react-takes-the-contract',
      comment:
        'of the run-time, React knows its contract; app also finds routes and asks for what comes next; main.tsx makes the portal',
      severity: 'error',
      from: { path: '^src/(draw|blocks|render|widgets|app)/' },
      to: {
        path: own('runtime'),
        pathNot: [
          own('runtime/contract'),
          '^src/runtime/navigation/routes\\.ts$',
          '^src/runtime/portal/prefetch\\.ts$',
        ],
      },
    },
    {
      name: 'steps-below-the-screen',
      comment: 'a step may be run without a screen: it takes any room below screen and portal',
      severity: 'error',
      from: { path: own('steps') },
      to: { path: '^src/runtime/(screen|portal)/' },
    },
    {
      name: 'descriptors-as-types',
      comment:
        'schemas of options are for the loader and the checker: what draws and runs takes its types from them, and the browser loads none',
      severity: 'error',
      from: { path: '^src/(runtime|steps|blocks|widgets)/', pathNot: '/(step|block|widget)\\.ts$' },
      to: {
        path: '^src/(steps|blocks|widgets)/[^/]+/(step|block|widget)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'generated-code',
      comment:
        'build/ is reached by render, app and the composition roots alone, its types and the addresses of screens by the server too; load, flow and lint receive a Vocabulary',
      severity: 'error',
      from: { path: '^src/', pathNot: [own('render'), own('app'), own('server'), '^src/(main|html)\\.tsx$'] },
      to: { path: '^build/', pathNot: '^build/(wording/|screen-addresses\\.ts$)' },
    },
    {
      name: 'words-where-drawn',
      comment:
        'the words of components (build/wording, from catalog/components) are for what draws them, and for the same frame around pages of the portal',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [own('(ui|widgets|blocks|draw|render)'), '^src/server/kernel/page/portal-frame\\.ts$'],
      },
      to: { path: '^build/wording/[^/]+$' },
    },
    {
      name: 'words-of-the-server',
      comment: 'what the server says (build/wording/{server,services}) is for the server alone',
      severity: 'error',
      from: { path: '^src/', pathNot: own('server') },
      to: { path: '^build/wording/.+/' },
    },
    {
      name: 'words-of-a-service',
      comment: 'what the server says for a service (its server.yaml) is said in its own folder alone',
      severity: 'error',
      from: { path: '^src/server/services/([^/]+)/' },
      to: { path: '^build/wording/services/', pathNot: '^build/wording/services/$1\\.ts$' },
    },
    {
      name: 'words-of-no-service',
      comment: 'nor by what is of no service',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/services/' },
      to: { path: '^build/wording/services/' },
    },
    {
      name: 'generated-types',
      comment: 'the server takes only types of build/, the words of the frame, and the addresses of screens',
      severity: 'error',
      from: { path: own('server') },
      to: { path: '^build/', pathNot: '^build/(wording/|screen-addresses\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screens-by-name',
      comment: 'one place of the server finds the address of a screen; all others name the screen (decision 58)',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/kernel/page/screen-address\\.ts$' },
      to: { path: '^build/screen-addresses\\.ts$' },
    },
    {
      name: 'react-only-where-drawn',
      comment: 'plain functions below ui, widgets, render and app',
      severity: 'error',
      from: { path: '^src/(model|expressions|forms|load|flow|lint|runtime|steps|server)/' },
      to: { path: 'node_modules/(react|react-dom|react-router-dom|@rjsf)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'form-library-apart',
      comment:
        'the form library draws forms that nobody places by hand; no screen of a citizen waits for it (decision 43)',
      severity: 'error',
      from: { path: '^(src|build)/', pathNot: own('schema-forms') },
      to: { path: 'node_modules/@rjsf/' },
    },
    {
      name: 'client-when-idle',
      comment: 'ky comes after the first state: what imports it is loaded, not imported (decision 43)',
      severity: 'error',
      from: { path: '^(src|build)/' },
      to: { path: '^src/runtime/calls/client\\.ts$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'client-alone-takes-ky',
      comment: 'one place imports ky',
      severity: 'error',
      from: { path: '^(src|build)/', pathNot: '^src/runtime/calls/client\\.ts$' },
      to: { path: 'node_modules/ky/' },
    },
    {
      name: 'no-node-in-browser-code',
      comment: 'what the browser gets uses no module of Node; printing validators is a build step',
      severity: 'error',
      from: { path: '^src/(model|expressions|runtime|steps|widgets|blocks|draw|ui|render|app)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'no circle of files, not even of types: whoever changes one would have to read all',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: { path: '^(src|scripts|build)/' }, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.cjs', '.json'],
    },
  },
};
