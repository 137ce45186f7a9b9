import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

type InternalProps = { to: string; href?: never } & Omit<ComponentProps<typeof Link>, 'to'>
type ExternalProps = { href: string; to?: never } & Omit<ComponentProps<'a'>, 'href'>

const LOOK = 'link rounded-tag transition-colors hover:text-ink hover:decoration-2'

/** A link in running text: `to` inside the site, `href` for mail, telephone and other sites. */
export function TextLink({ className, ...rest }: InternalProps | ExternalProps) {
  const look = cx(LOOK, className)
  return rest.to !== undefined ? <Link {...rest} className={look} /> : <a {...rest} className={look} />
}

/** An action that reads as a link, such as "Change" at the end of a row. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(LOOK, 'min-h-6 disabled:cursor-not-allowed disabled:text-ink-3 disabled:no-underline', className)}
    />
  )
}
