/**
 * `docs/api.ja.md`, the description of every call, generated from the contracts of the catalogue and of the services.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';
import type { Audience, DataClass } from '../src/model/contract.ts';
import type { JsonSchema } from '../src/model/json-schema.ts';
import { type NamedSchemas, namedSchema } from '../src/model/named-schema.ts';
import { readContracts, type WrittenCall } from '../src/server/kernel/contract/contracts.ts';

const root = new URL('../', import.meta.url);
const documentFile = new URL('docs/api.ja.md', root);

const introduction = `# 呼び出しの一覧（API）

この文書は、手続きごとの \`screens/*/catalog/{calls,types}/\` と、共通の \`catalog/{calls,types}/\` から作ります（\`npm ci\` と \`npm run build\` が作ります）。手で直さないでください。
「想定」と書いたものは、仕様書に示されていないため、このプロジェクトで決めた形です。

## すべての呼び出しに共通

- 方式は POST、内容は JSON です。ほかの方式は受け付けません（404 または 405）。
- 送る形は \`{ "commonHeader": { "screenId": "画面の番号" }, "reqBody": { … } }\` です。送る項目がない呼び出しには \`reqBody\` を付けません。
- 返る形は \`{ "resultCode": "0000", "resBody": { … } }\` です。うまくいかないときは \`resultCode\` が 0000 以外になり、
  \`errors: [{ "errorCode": "…", "errorMessage": "…" }]\` が付きます。業務のエラーの HTTP 状態は 200 です（想定）。
- 「1回だけ」の呼び出しには、ヘッダー \`Idempotency-Key\` を付けます。同じ値でもう一度送ると、前と同じ答えが返ります（想定）。
- 届出や申請などの呼び出しには、ヘッダー \`Intention-Key\` も付けます。呼び出し元のサービスからの一回の呼び出し、一つの一時保存の版、一つの
  手続きで同じ値です。同じ人が同じ値でもう一度送ると、内容が違っても、はじめの結果が返ります。断られたものは結果になりません（想定）。
- ログインしているときは、答えのヘッダー \`Session-Expires-In\` に、ログインが切れるまでの秒数が入ります（想定）。
- ログインしているときは、答えのヘッダー \`Session-Person\` に、人ごとに違う、意味のない文字が入ります（想定）。前の答えと違うときは、
  ログアウトせずに別の人がログインしています。前の人が入力した内容を、この端末から消します。
- 保存、提出、発行などをする呼び出しには、前の答えの \`Session-Person\` を、ヘッダー \`Session-Person\` に入れて送ります。いまログインしている
  人と違うときは、何もせずに、HTTP 409、\`resultCode\` 9001、\`other-person\` を返します（想定）。
- ログインが必要な呼び出しをログインせずに送ると、\`ED1107\` が返ります。市民ではない人が使う呼び出しは、別の Cookie と別のログインを使い、
  別の番号を返します（下の「エラーコード」）。設定で切った手続きの呼び出しは、404 を返します（想定）。
- 形や内容の正しくない送信には、\`resultCode\` 9001 が返ります（AM-043）。ここに書いていない項目を送ったときも、同じです。
- 長さを書いていない文字は 4,000 文字まで、番号やキー（画面に出ない文字）は 200 文字までです。決まりより長い番号やキーは、どこにもない番号として
  扱います（想定）。見るだけの呼び出しでは、ほかの文字（探す言葉など）も同じです。

`;

/** The whole document as Markdown. */
export async function apiDocument(): Promise<string> {
  const { calls, types } = await readContracts(new URL('catalog/', root));
  const sorted = calls.toSorted((one, other) => (one.entry.path < other.entry.path ? -1 : 1));
  const overview = sorted.map(
    ({ entry }) => `| [${entry.title}](#${entry.call.toLowerCase()}) | \`${entry.path}\` | ${entry.source} |`,
  );
  return [
    introduction,
    await serverCodes(),
    '## 一覧\n',
    '| 呼び出し | パス | 出どころ |\n|---|---|---|',
    `${overview.join('\n')}\n`,
    ...sorted.map((call) => describeCall(call, types)),
  ].join('\n');
}

/** When the portal gives which code, as the catalogue and the services say. */
async function serverCodes(): Promise<string> {
  const services = (await readdir(new URL('screens', root))).sort().map((name) => `screens/${name}`);
  const tables = await Promise.all(
    ['catalog', ...services].map(async (folder) => {
      if (!existsSync(new URL(`${folder}/errors.yaml`, root))) return '';
      const { serverCodes: codes = {} } = await readYaml<ErrorFile>(`${folder}/errors.yaml`);
      const rows = Object.entries(codes).map(([code, says]) => `| ${code} | ${says} |`);
      if (rows.length === 0) return '';
      const isShared = folder === 'catalog';
      const { title } = isShared ? { title: '' } : await readYaml<{ readonly title: string }>(`${folder}/service.yaml`);
      return `${isShared ? '' : `### ${title}\n\n`}| コード | いつ返るか |\n|---|---|\n${rows.join('\n')}\n`;
    }),
  );
  return ['## サーバーのエラーコード\n', ...tables.filter((table) => table !== '')].join('\n');
}

interface ErrorFile {
  readonly serverCodes?: { readonly [code: string]: string };
}

async function readYaml<Content>(file: string): Promise<Content> {
  return parse(await readFile(new URL(file, root), 'utf8')) as Content;
}

/** Inlines every reference to a named type; members beside the reference take precedence. Throws for an unknown type. */
function inlined(part: unknown, types: NamedSchemas): unknown {
  if (Array.isArray(part)) return part.map((item) => inlined(item, types));
  if (typeof part !== 'object' || part === null) return part;
  const members = Object.entries(part).map(([key, value]) => [key, inlined(value, types)] as const);
  const { $ref, ...own } = Object.fromEntries(members) as JsonSchema;
  if ($ref === undefined) return own;
  const type = namedSchema({ $ref }, types);
  if (type === null) throw new Error(`Unknown type ${$ref}`);
  return { ...(inlined(type, types) as JsonSchema), ...own };
}

const effects = {
  none: 'あとに残ることはありません',
  saves: '内容を保存します',
  files: '本人がしたこととして残ります',
  consumes: '一度しか使えないものを使います',
} as const;

const intentions = {
  launch: '呼び出し元のサービスから開かれるたびに、一回です',
  draft: '同じ一時保存の内容なら、一回です',
  procedure: '同じ手続きなら、一回です',
} as const;

function describeCall({ entry, ...bodies }: WrittenCall, types: NamedSchemas): string {
  const isAssumed = entry.source.startsWith('想定');
  const request = inlined(bodies.request ?? undefined, types) as JsonSchema | undefined;
  const response = inlined(bodies.response ?? undefined, types) as JsonSchema | undefined;
  const notes = [
    `- 名前: \`${entry.call}\``,
    `- 出どころ: ${entry.source}`,
    `- 待ち時間の上限: ${entry.timeout ? `設定 \`${entry.timeout.replace('=settings.', '')}\`` : '設定 `http.timeout`'}`,
    `- コードのない失敗のときの番号: ${entry.clientCode ?? 'B00199'}`,
    `- あとに残ること: ${effects[entry.effect ?? 'none']}（${entry.effect ?? 'none'}）`,
    ...(entry.intention === undefined
      ? []
      : [`- 何が同じなら同じ一回か: ${intentions[entry.intention]}（${entry.intention}）`]),
    `- 返ることがあるコード: ${entry.codes?.join('、') || 'なし'}`,
    ...(entry.sendOnce ? ['- 1回だけ: 同じ `Idempotency-Key` では二重に処理しません。'] : []),
    ...(entry.effect === 'files' && entry.intention !== undefined
      ? ['- 結果は一つ: 同じ `Intention-Key` では、はじめの結果を返します。']
      : []),
    ...(entry.background ? ['- 失敗しても画面には出しません。'] : []),
    ...(entry.keepsScreen ? ['- 失敗しても、エラーの画面に移りません。'] : []),
  ];
  return [
    `<a id="${entry.call.toLowerCase()}"></a>`,
    '',
    `## ${entry.title}${isAssumed ? '（想定）' : ''}`,
    '',
    `\`POST ${entry.path}\``,
    '',
    ...notes,
    '',
    describeBody('送る項目（reqBody）', request, isAssumed),
    '',
    describeBody('返る項目（resBody）', response, isAssumed),
    '',
    ...(entry.example === undefined
      ? []
      : ['### 答えの例', '', '```yaml', stringify(entry.example, { lineWidth: 0 }).trimEnd(), '```', '']),
  ].join('\n');
}

function describeBody(title: string, schema: JsonSchema | undefined, isAssumed: boolean): string {
  const mark = schema !== undefined && (isAssumed || schema['x-assumed'] === true) ? '（想定）' : '';
  const lines = schema === undefined ? ['なし'] : describeMembers(schema, isAssumed);
  return [`### ${title}${mark}`, '', ...(schema?.description ? [schema.description, ''] : []), ...lines].join('\n');
}

function describeMembers(schema: JsonSchema, isAssumed: boolean): readonly string[] {
  const rows = membersOf(schema, '', isAssumed || schema['x-assumed'] === true).map(
    ({ name, member, required, assumed }) => {
      const mark = assumed ? '想定。' : '';
      const codes =
        member.enum === undefined
          ? ''
          : `値は ${member.enum.map((value) => (value === '' ? '空' : value)).join('、')}。`;
      return `| \`${name}\` | ${typeName(member)} | ${required ? '必須' : '任意'} | ${spread(member)} | ${mark}${member.description ?? ''}${codes} |`;
    },
  );
  return ['| 項目 | 型 | | 区分 | 説明 |', '|---|---|---|---|---|', ...rows];
}

const classes: { readonly [name in DataClass]: string } = { public: '公開', personal: '個人', secret: '秘密' };
const audiences: { readonly [name in Audience]: string } = { person: '', machine: '、画面に出ない' };

/** Who may see a value, and for whom it is meant; groups have none of their own, their members do. */
function spread({ type, items, 'x-class': own = 'personal', 'x-for': whom = 'person' }: JsonSchema): string {
  if (type === 'object' || items?.properties !== undefined) return '';
  return `${classes[own as DataClass]}${audiences[whom as Audience]}`;
}

interface MemberRow {
  readonly name: string;
  readonly member: JsonSchema;
  readonly required: boolean;
  /** The member, or one that contains it, is not in the specification. */
  readonly assumed: boolean;
}

function membersOf(schema: JsonSchema, prefix: string, isAssumed: boolean): readonly MemberRow[] {
  const declared = Object.entries(schema.properties ?? {}).map(([name, member]) => ({
    name: `${prefix}${name}`,
    member,
    required: schema.required?.includes(name) ?? false,
    assumed: isAssumed || member['x-assumed'] === true,
  }));
  // A member whose name contains a setting: `^[a-z0-9]+CallFunctionType$` is shown as `{製品名}CallFunctionType`.
  const named = Object.entries(schema.patternProperties ?? {}).map(([pattern, member]) => ({
    name: `${prefix}${pattern.replace('^[a-z0-9]+', '{製品名}').replace(/\$$/, '')}`,
    member,
    required: true,
    assumed: isAssumed || member['x-assumed'] === true,
  }));
  return [...declared, ...named].flatMap((row) => [
    row,
    ...membersOf(row.member, `${row.name}.`, row.assumed),
    ...(row.member.items === undefined ? [] : membersOf(row.member.items, `${row.name}[].`, row.assumed)),
  ]);
}

const typeNames: { readonly [type: string]: string } = {
  string: '文字',
  integer: '整数',
  number: '数',
  boolean: 'はい・いいえ',
  array: '並び',
  object: 'まとまり',
};

function typeName({ type }: JsonSchema): string {
  return typeNames[String(type)] ?? String(type);
}

export async function writeApiDocument(): Promise<void> {
  await mkdir(new URL('.', documentFile), { recursive: true });
  await writeFile(documentFile, await apiDocument());
}
