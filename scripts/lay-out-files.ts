import { createBuilder, type Plugin, type Rolldown } from 'vite'
import { type Chunk, filesOf, type Place } from './join-files.ts'

/** The mode of the first of two builds, which is only looked at: what each page really needs is known once it is built. */
export const firstLook = 'first-look'

/**
 * Visitors wait for what they fetch, most of all where they arrive; members and the office come back to it, and what a
 * press asks for comes later.
 */
const weights = { arriving: 4, visitors: 1, others: 0.1, later: 0.1 }
const isArriving = /\/pages\/(home|tour|category-details|cabs)\b/
const isBehindSignIn = /\/(pages|layouts)\/(admin|agent|user|style-guide)\b/

/** More than files stand above one another. */
const heights = [...Array(80).keys()]

/** Lays the code that pages share into files, by what a first build shows. */
export function layOutFiles() {
  let files = new Map<string, Place>()
  const plugin: Plugin = {
    name: 'lay-out-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // A page may hand out what others share with it; only so every module can stay where it is laid.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    async renderStart() {
      files = filesOf((await lookFirst()).map(toChunk))
    },
  }
  // Each module has its place; what it imports without using it must not be taken along to there.
  const groups = heights.map((height) => ({
    name: (id: string) => {
      const file = files.get(id)
      return file?.height === height ? file.name : null
    },
    priority: heights.length - height,
    includeDependenciesRecursively: false,
  }))
  return { plugin, groups }
}

async function lookFirst(): Promise<Rolldown.OutputChunk[]> {
  const builder = await createBuilder({ mode: firstLook, logLevel: 'error' })
  const { client } = builder.environments
  if (!client) throw new Error('There is nothing to build for browsers.')
  const built = (await builder.build(client)) as Rolldown.RolldownOutput
  return built.output.filter((file) => file.type === 'chunk')
}

const toChunk = (chunk: Rolldown.OutputChunk): Chunk => {
  const id = chunk.facadeModuleId ?? ''
  return {
    fileName: chunk.fileName,
    modules: chunk.moduleIds,
    imports: chunk.imports,
    letters: chunk.code.length,
    weight: chunk.isEntry ? weightOf(id) : chunk.isDynamicEntry ? weights.later : 0,
    isOfAll: /\/web\/(root|entry\.client)\.tsx/.test(id),
    isEntry: chunk.isEntry || chunk.isDynamicEntry,
  }
}

const weightOf = (page: string) =>
  isArriving.test(page) ? weights.arriving : isBehindSignIn.test(page) ? weights.others : weights.visitors
