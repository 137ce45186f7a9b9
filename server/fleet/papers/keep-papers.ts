import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { longDayWithYear } from '#server/platform/day-words.rules.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { forgetFleet } from '../load-fleet.ts'
import { fileNameOf, fileTypeOf } from './file-kind.rules.ts'
import {
  findPaper,
  insertPapers,
  type PaperFile,
  type PaperKind,
  type PaperRecord,
  retirePaper,
} from './papers.store.ts'
import { tellEverybody } from './tell-everybody.ts'

/** Whose papers are kept: those of cars and of people are kept alike. */
export interface PaperKeeper<Kind extends PaperKind, Detail> {
  of: 'car' | 'person'
  /** As it is now, and nobody else changes it, nor gives it a job, until the transaction ends. Refuses what is not there. */
  lock: (db: Database, id: string) => Promise<unknown>
  read: (ctx: Context, id: string) => Promise<Detail>
  /** Whether nobody and nothing goes out once a paper of this kind has ended. */
  holdsBack: (kind: Kind) => boolean
  /** What is wrong with a paper beside those that count, by field. */
  faults?: (db: Database, id: string, paper: TypedPaper<Kind>) => Promise<Record<string, string>>
  refusals: { unknownPaper: ErrorCode; noFile: ErrorCode }
}

export interface TypedPaper<Kind extends PaperKind> {
  kind: Kind
  name: string
  detail: string
  endsOn?: string | undefined
  number?: string | undefined
  licenceClass?: PaperRecord['licenceClass'] | undefined
}

type Added<Kind extends PaperKind> = TypedPaper<Kind> & { id: string; replaces?: string | undefined; fileName: string }

/** No paper holds longer than thirty years: a later day is a slip of the keyboard. */
const furthestDays = 30 * 366

/** A paper with its scan or without one, in the place of an earlier one where one is named. */
export async function addPaper<Kind extends PaperKind, Detail>(
  ctx: Context,
  keeper: PaperKeeper<Kind, Detail>,
  userId: string,
  { id, replaces, fileName, ...typed }: Added<Kind>,
  bytes: Buffer,
): Promise<Detail> {
  const { endsOn } = typed
  if (endsOn !== undefined && endsOn > addDays(tokyoDayOf(ctx.clock.now()), furthestDays))
    throw new AppError('platform.invalid-input', { fields: { endsOn: 'Without an end, leave the day out.' } })
  const file = fileOf(bytes, fileName, keeper.refusals.noFile)
  return changePapers(ctx, keeper, id, async (db) => {
    const at = ctx.clock.now()
    const earlier = replaces === undefined ? null : await retire(db, keeper, id, replaces, at)
    const faults = (await keeper.faults?.(db, id, typed)) ?? {}
    if (Object.keys(faults).length > 0) throw new AppError('platform.invalid-input', { fields: faults })
    const added = {
      ...{ resourceId: id, kind: typed.kind, name: typed.name, detail: typed.detail, endsOn: endsOn ?? null },
      ...{ number: typed.number ?? '', licenceClass: typed.licenceClass ?? null },
      holdsBack: keeper.holdsBack(typed.kind),
    }
    await insertPapers(db, [{ ...added, file, addedBy: userId, addedAt: at }])
    await recordChange(db, {
      ...{ object: { kind: keeper.of, id }, userId, at },
      deed: earlier ? 'replaced a paper' : 'added a paper',
      changes: [
        { name: added.name, before: earlier ? endInWords(earlier.endsOn) : '', after: endInWords(added.endsOn) },
      ],
    })
  })
}

/** A paper that does not count any more. */
export async function dropPaper<Kind extends PaperKind, Detail>(
  ctx: Context,
  keeper: PaperKeeper<Kind, Detail>,
  userId: string,
  { id, paperId }: { id: string; paperId: string },
): Promise<Detail> {
  return changePapers(ctx, keeper, id, async (db) => {
    const at = ctx.clock.now()
    const paper = await retire(db, keeper, id, paperId, at)
    const changes = [{ name: paper.name, before: endInWords(paper.endsOn), after: '' }]
    await recordChange(db, { object: { kind: keeper.of, id }, userId, at, deed: 'took a paper away', changes })
  })
}

const endInWords = (endsOn: string | null) => (endsOn === null ? 'no end' : `until ${longDayWithYear(endsOn)}`)

/** The day until which it may go out follows by itself (count_papers in the database); every process is told. */
async function changePapers<Kind extends PaperKind, Detail>(
  ctx: Context,
  keeper: PaperKeeper<Kind, Detail>,
  id: string,
  change: (db: Database) => Promise<void>,
): Promise<Detail> {
  const detail = await ctx.db.transaction().execute(async (db) => {
    await keeper.lock(db, id)
    await change(db)
    await tellEverybody(db)
    return keeper.read({ ...ctx, db }, id)
  })
  forgetFleet(ctx)
  return detail
}

async function retire<Kind extends PaperKind, Detail>(
  db: Database,
  { refusals }: PaperKeeper<Kind, Detail>,
  resourceId: string,
  paperId: string,
  at: Date,
): Promise<PaperRecord> {
  const paper = await findPaper(db, paperId)
  if (!paper || !(await retirePaper(db, resourceId, paperId, at))) throw new AppError(refusals.unknownPaper)
  return paper
}

/** Null: nothing was sent, and no name says that something should have been. */
function fileOf(bytes: Buffer, fileName: string, noFile: ErrorCode): PaperFile | null {
  if (bytes.length === 0 && fileName === '') return null
  const type = fileTypeOf(bytes)
  if (!type) throw new AppError(noFile, { fields: { file: 'Please choose a PDF, PNG or JPEG.' } })
  return { name: fileNameOf(fileName, type), type, bytes }
}
