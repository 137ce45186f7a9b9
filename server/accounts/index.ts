export { accountsRoutes } from './accounts.routes.ts'
export { seedDemoAccounts } from './demo-accounts.ts'
export { identifyCaller } from './identify-caller.ts'
export { network } from './sign-in.rules.ts'
