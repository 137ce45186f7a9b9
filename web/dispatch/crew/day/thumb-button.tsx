import type { ComponentProps, ReactNode } from 'react'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon, type IconDrawing } from '#web/ui/icon.tsx'
import type { Both } from './crew-words.ts'

type Look = { look?: 'primary' | 'quiet' | 'danger'; icon?: IconDrawing; wide?: boolean }

const thumb = ({ look = 'quiet', wide = false }: Look) =>
  buttonLook({ variant: look, wide, className: wide ? 'min-h-14 flex-wrap !px-2.5' : 'min-h-14 !px-2.5' })

/** Both languages, whichever the page is in: a colleague may hold the telephone. */
export function BothWords({ of: { en, ja } }: { of: Both }) {
  return (
    <span className="flex min-w-0 flex-wrap items-baseline justify-center gap-x-2">
      <span lang="en">{en}</span>
      <span lang="ja" className="font-medium">
        {ja}
      </span>
    </span>
  )
}

type ThumbButtonProps = Look & { says: Both } & Omit<ComponentProps<'button'>, 'children'>

/** High enough for a thumb that does not look. */
export function ThumbButton({ look, icon, wide, says, className, ...rest }: ThumbButtonProps) {
  return (
    <button type="button" {...rest} className={cx(thumb({ look, wide }), className)}>
      {icon && <Icon of={icon} />}
      <BothWords of={says} />
    </button>
  )
}

type ThumbLinkProps = Look & { href: string; children: ReactNode; isElsewhere?: boolean }

/** A call or a map: it leaves the page, and says nothing of where it came from. */
export function ThumbLink({ look, icon, wide, href, children, isElsewhere }: ThumbLinkProps) {
  return (
    <a href={href} rel="noreferrer" {...(isElsewhere ? { target: '_blank' } : {})} className={thumb({ look, wide })}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  )
}

export const callAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
