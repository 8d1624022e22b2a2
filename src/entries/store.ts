// The stores, for the loader, which can't import by name from a shared file.
import {globals} from '../store/globals.ts';
import {getStore} from '../store/registry.ts';

globals.getStore = getStore;
