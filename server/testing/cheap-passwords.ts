import { cost } from '#server/accounts/passwords.ts'

/** Before every test: what is heavy on purpose keeps nobody out here. */
Object.assign(cost, { memoryCost: 64, timeCost: 1 })
