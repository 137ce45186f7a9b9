import { cx } from '#web/ui/cx.ts'
import { spacedPhone } from '#web/ui/office/spaced-phone.ts'

/** A number that is rung by pressing it; nothing where there is none. */
export const PhoneLink = ({ of: phone, className }: { of: string; className?: string }) =>
  phone === '' ? null : (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={cx('link inline-flex items-center', className)}>
      <bdi>{spacedPhone(phone)}</bdi>
    </a>
  )
