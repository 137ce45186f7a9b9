import { RichTextDocument } from '#contract/rich-text.ts'
import { findOfficePictures, keepOfficePictures } from '#server/media/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { cleanDocument, type FoundFormula, type FoundPicture } from './clean-document.rules.ts'
import { drawFormula } from './draw-formula.ts'

type Faults = Record<string, string>

/**
 * A document that somebody sent, as it may be stored: checked against the schema, links cleaned, pictures known and
 * from now on kept, formulas drawn. What cannot stay is refused by its place below `field`, such as
 * `details.content.3.attrs.alt`. `db` may be a transaction.
 */
export async function readRichText(
  ctx: Pick<Context, 'clock'>,
  db: Database,
  value: unknown,
  field: string,
): Promise<RichTextDocument> {
  const { document, pictures, formulas } = cleanDocument(check(value, field))
  const faults: Faults = {}
  await nameUnknownPictures(db, pictures, (place, fault) => {
    faults[`${field}.${place}`] = fault
  })
  await drawFormulas(formulas, (place, fault) => {
    faults[`${field}.${place}`] = fault
  })
  if (Object.keys(faults).length > 0) throw new AppError('platform.invalid-input', { fields: faults })
  await keepOfficePictures(
    db,
    pictures.map(({ attrs }) => attrs),
    ctx.clock.now(),
  )
  return document
}

function check(value: unknown, field: string): RichTextDocument {
  const { data, error } = RichTextDocument.safeParse(value)
  if (data) return data
  const fields: Faults = {}
  for (const issue of error?.issues ?? []) fields[[field, ...issue.path].join('.')] ??= issue.message
  throw new AppError('platform.invalid-input', { fields })
}

type Tell = (place: string, fault: string) => void

/** Size and ground come from the picture itself, whatever was sent. */
async function nameUnknownPictures(db: Database, pictures: readonly FoundPicture[], tell: Tell) {
  const known = await findOfficePictures(
    db,
    pictures.map(({ attrs }) => attrs.path),
  )
  for (const { attrs, place } of pictures) {
    const picture = known.get(attrs.path)
    if (!picture) tell(place, 'This picture is not there any more. Please choose it again.')
    else Object.assign(attrs, { width: picture.width, height: picture.height, ground: picture.ground })
  }
}

async function drawFormulas(formulas: readonly FoundFormula[], tell: Tell) {
  for (const { attrs, block, place } of formulas) {
    const drawn = await drawFormula(attrs.latex, block)
    if ('fault' in drawn) tell(place, drawn.fault)
    else attrs.math = drawn.math
  }
}
