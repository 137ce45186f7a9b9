import { CircleAlert } from 'lucide-react'
import { Icon } from './icon.tsx'

/** What to mend, under what is to be mended; never by colour alone. */
export function FaultWords({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-[550] text-beni">
      <Icon of={CircleAlert} dense className="mt-[3px]" />
      <bdi>{children}</bdi>
    </p>
  )
}
