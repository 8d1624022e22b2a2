import {auditLook} from './layout/audit.ts';

auditLook('demo');
