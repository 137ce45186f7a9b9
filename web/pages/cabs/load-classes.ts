import { askClasses, type KnownClasses } from '#web/fleet/site/ask-classes.ts'
import { call } from '#web/platform/api.ts'

export const loadClasses = (): Promise<KnownClasses> => askClasses(call)
