import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Crimson lies near our vermilion, so an error is never colour alone: icon and sentence. */
export function ErrorWords({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 text-sm font-[550] text-beni">
      <Icon of={CircleAlert} dense className="mt-[3px]" />
      <bdi>{children}</bdi>
    </span>
  )
}
