export { findMessage, type MessageRow } from './booking-messages.store.ts'
export { type ContactMessage, findContactMessage } from './contact-messages.store.ts'
export { messagesRoutes } from './messages.routes.ts'
