import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { openLink, signLink } from '#server/platform/signed-links.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { linkMinutes } from './vouchers.rules.ts'

/** A paper that a browser can open by itself. Each kind has links of its own, which open no other. */
export interface PaperKind {
  name: string
  ending: string
}

const purposeOf = ({ name }: PaperKind) => `vouchers.${name}`

/** An address under `{api}`: whoever may see the paper may hand it on for a while. */
export async function linkPaper(ctx: Context, kind: PaperKind, payload: string): Promise<string> {
  const expiresAt = addMinutes(ctx.clock.now(), linkMinutes)
  return `/documents/${kind.name}/${await signLink(ctx, purposeOf(kind), payload, expiresAt)}.${kind.ending}`
}

/** What the link was made for; refused where it is not one of ours, or has ended. */
export async function readPaperLink(ctx: Context, kind: PaperKind, file: string): Promise<string> {
  if (!file.endsWith(`.${kind.ending}`)) throw new AppError('vouchers.unknown')
  const link = await openLink(ctx, purposeOf(kind), file.slice(0, -kind.ending.length - 1), ctx.clock.now())
  if (link.state === 'ended') throw new AppError('vouchers.link-ended')
  if (link.state === 'unknown') throw new AppError('vouchers.unknown')
  return link.payload
}

export interface OpenedPaper {
  filename: string
  contentType: string
  content: Buffer | string
}
