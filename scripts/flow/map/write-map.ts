import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { FlowGraph } from '../../../src/flow/graph/graph.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import type { Answer } from '../answer.ts';
import { wayWords } from '../ways/way-words.ts';
import { waysOf } from '../ways/ways.ts';
import { dotOf } from './dot.ts';
import { LEGEND } from './legend.ts';
import { makePicture } from './make-picture.ts';
import { pageOf } from './page.ts';
import type { PictureInput } from './picture-input.ts';
import { readableSvg } from './svg.ts';

export interface MapInput {
  readonly project: Project;
  readonly vocabulary: Vocabulary;
  readonly graph: FlowGraph;
}

/** Content by file name: a drawing per service and one page for all. */
export async function mapFiles({ project, vocabulary, graph }: MapInput): Promise<ReadonlyMap<string, string>> {
  const graphviz = await Graphviz.load();
  const ways = waysOf(graph);
  const input: PictureInput = { project, vocabulary, ways, words: wayWords(project, vocabulary), starts: graph.starts };
  const files = new Map<string, string>();
  const maps = project.services.map((service) => {
    const picture = makePicture(service, input);
    const drawn = graphviz.dot(dotOf(picture));
    files.set(`${service.name}.svg`, readableSvg(drawn, picture, 'index.html'));
    return { picture, svg: readableSvg(drawn, picture, '') };
  });
  const legend = LEGEND.map(({ dot, says }) => ({ svg: plainSvg(graphviz.dot(dot)), says }));
  files.set('index.html', pageOf(maps, legend, input));
  return files;
}

/** A drawing accompanied by text that says the same. */
function plainSvg(drawn: string): string {
  return drawn
    .slice(drawn.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->\n?|<title>[^<]*<\/title>\n?| id="[^"]*"| xmlns:xlink="[^"]*"/g, '')
    .replace(/<svg width="([\d.]+)pt" height="([\d.]+)pt"/, '<svg width="$1" height="$2" aria-hidden="true"');
}

/** Writes the map into a folder, removing everything else from it. */
export async function writeMap(root: string, folder: string, input: MapInput): Promise<Answer> {
  const files = await mapFiles(input);
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  for (const [name, content] of files) writeFileSync(join(root, folder, name), content);
  const drawings = [...files.keys()].filter((name) => name.endsWith('.svg')).map((name) => `${folder}/${name}`);
  return {
    code: 0,
    text: `${folder}/index.html を書きました（ブラウザーで開きます）。図だけのファイル: ${drawings.join('、')}`,
  };
}
