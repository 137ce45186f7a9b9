/**
 * Which modules travel in one file. Each file costs a request and compresses by itself, so that they are to be few; and
 * nobody is to fetch what the page does not need. Both are reckoned in letters of code: files are joined for as long as
 * that saves more than it lets others fetch in vain. Nobody thinks about files when adding a module or a page.
 */

/** What the bundler makes by itself: modules that exactly the same pages need. */
export interface Chunk {
  fileName: string
  modules: readonly string[]
  imports: readonly string[]
  letters: number
  /** How much it counts when this page, or this part of one, gets more to fetch; 0: nobody begins here. */
  weight: number
  /** Whether every page fetches it. */
  isOfAll: boolean
  /** A page, or what a press asks for: it keeps what is its own, under its own name. */
  isEntry: boolean
}

/** The file in which a module travels. */
export interface Place {
  name: string
  /** One more than that of the highest file that it needs: what is needed is filled before what needs it. */
  height: number
}

interface File {
  modules: string[]
  letters: number
  /** By the place of a beginning: whether it needs this file. */
  needed: Uint8Array
  uses: Set<number>
}

/** What a file more costs a page, in letters of code: a request, its head, and what compresses less well by itself. */
const fileCosts = 6000

/** For each module that is shared its file; a page keeps what is its own. */
export function filesOf(chunks: readonly Chunk[]): Map<string, Place> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const closureOf = (from: readonly Chunk[]) => {
    const found = new Set(from)
    for (const { imports } of found) for (const name of imports) found.add(byName.get(name) ?? fail(name))
    return found
  }
  const all = closureOf(chunks.filter(({ isOfAll }) => isOfAll))
  const beginnings = chunks.filter(({ weight, isOfAll }) => weight > 0 && !isOfAll)
  const closures = beginnings.map((chunk) => closureOf([chunk]))
  const shared = chunks.filter((chunk) => !all.has(chunk) && !chunk.isEntry)
  const places = new Map(shared.map(({ fileName }, place) => [fileName, place]))
  const files = shared.map(
    (chunk): File => ({
      modules: [...chunk.modules],
      letters: chunk.letters,
      needed: Uint8Array.from(closures, (closure) => Number(closure.has(chunk))),
      uses: new Set(chunk.imports.flatMap((name) => places.get(name) ?? [])),
    }),
  )
  joinFiles(
    files,
    Float64Array.from(beginnings, ({ weight }) => weight),
  )
  const shell = { name: 'shell', height: 0 }
  return new Map([...[...all].flatMap(({ modules }) => modules.map((id) => [id, shell] as const)), ...named(files)])
}

const fail = (name: string): never => {
  throw new Error(`The bundler names a file that it did not make: ${name}.`)
}

/** Joins the two that save the most, again and again, never so that two files would need each other. */
function joinFiles(files: File[], weight: Float64Array): void {
  const pairs: Pair[] = []
  const gone = new Set<number>()
  const weigh = (a: number, b: number) => {
    const saves = savedBy(files, [a, b], weight)
    if (saves > 0) pairs.push({ a, b, saves })
  }
  for (const a of files.keys()) for (let b = a + 1; b < files.length; b++) weigh(a, b)
  for (let best = takeBest(pairs); best; best = takeBest(pairs)) {
    const { a, b } = best
    if (gone.has(a) || gone.has(b)) continue
    // Others may have been joined since: what is true now goes back among the rest.
    const saves = savedBy(files, [a, b], weight)
    if (saves < best.saves) {
      if (saves > 0) pairs.push({ a, b, saves })
      continue
    }
    if (needsByOther(files, a, b) || needsByOther(files, b, a)) continue
    const joined = join(files, a, b)
    gone.add(a).add(b)
    for (const other of files.keys()) if (other !== joined && !gone.has(other)) weigh(other, joined)
  }
  // Their places stay, since others name them by these.
  for (const place of gone) files[place] = { ...at(files, place), modules: [] }
}

interface Pair {
  a: number
  b: number
  saves: number
}

function takeBest(pairs: Pair[]): Pair | undefined {
  let best = 0
  for (let place = 1; place < pairs.length; place++)
    if ((pairs[place]?.saves ?? 0) > (pairs[best]?.saves ?? 0)) best = place
  const found = pairs[best]
  const last = pairs.pop()
  if (last && best < pairs.length) pairs[best] = last
  return found
}

const at = (files: readonly File[], place: number): File => files[place] ?? fail(`part-${place}`)

/** What joining two files saves, over all who need them, with all that the two bring along; below 0: costs. */
function savedBy(files: readonly File[], [first, second]: readonly [number, number], weight: Float64Array): number {
  const [a, b] = [at(files, first), at(files, second)]
  let saved = 0
  for (let place = 0; place < weight.length; place++) {
    const counts = weight[place] ?? 0
    if (a.needed[place] && b.needed[place]) saved += fileCosts * counts
    else if (a.needed[place]) saved -= b.letters * counts
    else if (b.needed[place]) saved -= a.letters * counts
  }
  return saved <= 0 ? saved : saved - broughtBy(files, second, a, b, weight) - broughtBy(files, first, b, a, weight)
}

/** What those who need the one and not the other would have to fetch of what the other uses. */
function broughtBy(files: readonly File[], of: number, one: File, other: File, weight: Float64Array): number {
  let brought = 0
  for (const place of reachOf(files, of)) {
    const { needed, letters } = at(files, place)
    for (let who = 0; who < weight.length; who++)
      if (one.needed[who] && !other.needed[who] && !needed[who]) brought += letters * (weight[who] ?? 0)
  }
  return brought
}

/** All that a file uses, by way of others, too. */
function reachOf(files: readonly File[], from: number): Set<number> {
  const found = new Set(at(files, from).uses)
  for (const place of found) for (const next of at(files, place).uses) found.add(next)
  return found
}

/** The place of the new file. Who needs it needs all that it uses. */
function join(files: File[], first: number, second: number): number {
  const [a, b] = [at(files, first), at(files, second)]
  const place = files.length
  const needed = a.needed.map((is, who) => is | (b.needed[who] ?? 0))
  files.push({
    modules: [...a.modules, ...b.modules],
    letters: a.letters + b.letters,
    needed,
    uses: new Set([...a.uses, ...b.uses].filter((used) => used !== first && used !== second)),
  })
  for (const { uses } of files) {
    const [didA, didB] = [uses.delete(first), uses.delete(second)]
    if (didA || didB) uses.add(place)
  }
  for (const used of reachOf(files, place)) {
    const file = at(files, used)
    file.needed = file.needed.map((is, who) => is | (needed[who] ?? 0))
  }
  return place
}

/** Whether a file needs another by way of a third: joined, they and the third would need each other. */
function needsByOther(files: readonly File[], from: number, to: number): boolean {
  return [...at(files, from).uses].some((place) => place !== to && reachOf(files, place).has(to))
}

function named(files: readonly File[]): (readonly [string, Place])[] {
  const heights = new Map<number, number>()
  const heightOf = (place: number): number => {
    const known = heights.get(place)
    if (known !== undefined) return known
    const height = 1 + Math.max(0, ...[...(files[place]?.uses ?? [])].map(heightOf))
    heights.set(place, height)
    return height
  }
  return files.flatMap(({ modules }, place) =>
    modules.map((id) => [id, { name: `part-${place}`, height: heightOf(place) }] as const),
  )
}
