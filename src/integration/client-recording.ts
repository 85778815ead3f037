import type { Plugin, Rolldown } from 'vite';

/** The parts of a bundled file that Astro's learning hooks read. */
export type RecordedFile =
  | { type: 'asset'; fileName: string }
  | {
      type: 'chunk';
      fileName: string;
      facadeModuleId: string | null;
      code: string;
      imports: string[];
      dynamicImports: string[];
      moduleIds: string[];
    };

/** A finished client build: enough to repeat its outcome without bundling. */
export interface ClientRecording {
  /** What to write, by file name. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** The bundle as it was before Astro inlined and removed some of its files. */
  bundle: ReadonlyMap<string, RecordedFile>;
  /** Module id of each entry point. */
  resolved: ReadonlyMap<string, string | null>;
  /** Ids that each module imports dynamically. */
  dynamicImports: ReadonlyMap<string, readonly string[]>;
  /** Styles that the client build added to each page. */
  styles: ReadonlyMap<string, unknown[]>;
}

type Notes = Pick<ClientRecording, 'bundle' | 'resolved' | 'dynamicImports'>;

function copyFile(file: Rolldown.OutputChunk | Rolldown.OutputAsset): RecordedFile {
  if (file.type === 'asset') return { type: file.type, fileName: file.fileName };
  const { type, fileName, facadeModuleId, code } = file;
  const lists = {
    imports: [...file.imports],
    dynamicImports: [...file.dynamicImports],
    moduleIds: [...file.moduleIds],
  };
  return { type, fileName, facadeModuleId, code, ...lists };
}

/** A plugin that notes what replays will need while the client is bundled, and a way to take the notes. */
export function createRecorder() {
  let notes: Notes | null = null;
  const plugin: Plugin = {
    name: 'forecourt:record-client-bundle',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const { input } = this.environment.config.build.rolldownOptions;
        const entries = Array.isArray(input) ? input : [];
        const resolved = await Promise.all(
          entries.map(async (id): Promise<[string, string | null]> => [
            id,
            (await this.resolve(id))?.id ?? null,
          ]),
        );
        const files = Object.entries(bundle);
        const ids = files.flatMap(([, file]) => (file.type === 'chunk' ? file.moduleIds : []));
        notes = {
          resolved: new Map(resolved),
          dynamicImports: new Map(
            ids.map((id) => [id, [...(this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])]]),
          ),
          bundle: new Map(files.map(([name, file]) => [name, copyFile(file)])),
        };
      },
    },
  };

  /**
   * The recording of the build that just ended, or null when it cannot be repeated: Vite answered something else than
   * files, or a file holds `address`, the one thing that differs between dealers.
   */
  function finish(
    answer: unknown,
    styles: ClientRecording['styles'],
    address: string | null,
  ): ClientRecording | null {
    const outputs = (Array.isArray(answer) ? answer : [answer]) as Rolldown.RolldownOutput[];
    if (!notes || !outputs.every(({ output }) => Array.isArray(output))) return null;
    const files = outputs.flatMap(({ output }) =>
      output.map((file): [string, string | Uint8Array] => [
        file.fileName,
        file.type === 'chunk' ? file.code : file.source,
      ]),
    );
    const personal = files.some(([, content]) => address && Buffer.from(content).includes(address));
    return personal ? null : { ...notes, files: new Map(files), styles };
  }

  return { plugin, finish };
}
