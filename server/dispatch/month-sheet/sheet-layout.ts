import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type {
  readSheetLayout as readCall,
  SheetLayout,
  saveSheetLayout as saveCall,
} from '#contract/month-sheet-layout.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import type { Caller } from '#server/platform/serve.ts'
import { settingVersion, takeNextVersion } from '#server/platform/setting-versions.store.ts'
import { faultsOfLayout, layoutInWords } from './sheet-layout.rules.ts'
import { readLayout, saveLayout } from './sheet-layout.store.ts'

const name = 'month-sheet'
const object = { kind: 'setting', id: name }

export async function readSheetLayout({ db }: Pick<Context, 'db'>): Promise<OutputOf<typeof readCall>> {
  return {
    version: await settingVersion(db, name),
    layout: await readLayout(db),
    history: await readChanges(db, object, 30),
  }
}

/** From the next file on. */
export async function saveSheetLayout(
  { db, clock }: Context,
  caller: Caller,
  { version, layout }: ReadInputOf<typeof saveCall>,
): Promise<OutputOf<typeof saveCall>> {
  refuseContradictions(layout)
  return db.transaction().execute(async (tx) => {
    const next = await takeNextVersion(tx, name, version)
    const changes = differencesOf(layoutInWords(await readLayout(tx)), layoutInWords(layout))
    await saveLayout(tx, layout)
    const deed = 'laid the month sheet out otherwise'
    await recordChange(tx, { object, userId: caller.userId, deed, changes, version: next, at: clock.now() })
    return { version: next }
  })
}

export function refuseContradictions(layout: SheetLayout): void {
  const fields = faultsOfLayout(layout)
  if (Object.keys(fields).length > 0) throw new AppError('dispatch.sheet-contradicts', { fields })
}
