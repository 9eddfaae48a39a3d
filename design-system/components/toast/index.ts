export {
  dismissToast,
  notify,
  TOAST_MS,
  Toaster,
  type ToasterProps,
  type ToastMessage,
  type ToastTone,
} from './toast.tsx';
